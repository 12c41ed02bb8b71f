/** Starts the site in the browser. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
// Before the parts, whose own styles have the last word.
import './styles/tokens.css'
import './styles/base.css'
import { App } from './App'
import { preloadPaper } from './layout/preloadPaper'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')

// In production an error while rendering is told on the error screen, to whom it concerns; a developer also wants
// its stack in the console.
const options = import.meta.env.PROD ? { onCaughtError: () => {} } : {}

createRoot(root, options).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
preloadPaper()
