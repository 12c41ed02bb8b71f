/** The ports of the sites that the browser tests serve: five in a row, from `PORT` on. */
export const PORT = Number(process.env.PORT ?? 4180)
export const STORIED_PORT = PORT + 1
export const BENCH_PORT = PORT + 2
/** The bench has no such site. */
export const MIRRORED_PORT = BENCH_PORT
export const HOST_PORT = PORT + 3
export const FAULT_PORT = PORT + 4
/** The bench runs alone, without the tests. */
export const EDITOR_PORT = BENCH_PORT
