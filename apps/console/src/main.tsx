import '@proverka/ui/theme'
import '@proverka/ui/console'
import { createRoot } from 'react-dom/client'
import { Console } from './app/console.tsx'

const root = document.querySelector('#root')
if (!root) throw new Error('no root element')
createRoot(root).render(<Console />)
