// As npm installs the packages: Node and Vite import no files from such a folder, and fail with a stack.
if (/[?#]/.test(process.cwd()) || (process.platform !== 'win32' && process.cwd().includes('\\'))) {
  console.error(
    `${process.cwd()}: no folder above the project may have #, ? or \\ in its name. Rename it, or move the project.`,
  )
  process.exitCode = 1
}
