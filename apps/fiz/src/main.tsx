import '@proverka/ui/theme'
import { startApp } from '@proverka/screens/app/start/start-app.tsx'
import { brand } from './brand.ts'
import { pages } from './pages.ts'

await startApp({ brand, pages })
