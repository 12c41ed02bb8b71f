/** Whether the visitor has asked for fewer bytes. A browser that cannot tell says no. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false
}
