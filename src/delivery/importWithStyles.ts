import { addressOf } from '../site/address'

/**
 * What Vite calls for each `import()`, in place of its own helper, which is three times as long. `files` are the style
 * sheets of the script: those that the page lacks are added, and loaded side by side with the script. Rejects if a file
 * cannot be loaded; the next call tries again.
 */
export async function __vitePreload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const [module] = await Promise.all([load(), ...files.map(addStyleSheet)])
  return module
}

/** The style sheets that were asked for, by address. */
const added = new Map<string, Promise<void>>()

function addStyleSheet(file: string): Promise<void> {
  const href = addressOf(file)
  const sheet = added.get(href) ?? load(href)
  added.set(href, sheet)
  sheet.catch(() => added.delete(href))
  return sheet
}

async function load(href: string): Promise<void> {
  // Each page has the style sheets inline that its first view needs.
  if (document.querySelector(`style[data-href="${href}"]`)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  await new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = reject
    document.head.append(link)
  }).catch((error) => {
    link.remove()
    throw error
  })
}
