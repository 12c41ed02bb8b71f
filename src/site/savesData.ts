/** Whether Save-Data is on; false in browsers without it. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return !!connection && !!connection.saveData
}
