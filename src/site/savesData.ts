/** Whether the visitor has asked for fewer bytes. A browser that cannot tell says no. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return !!connection && !!connection.saveData
}
