import { WalletIcon } from '@proverka/ui/primitives'
import { defineScreen } from '../../parts/define-screen.ts'

export const screen = defineScreen({
  path: '/partners',
  title: 'Партнеры',
  permissions: ['partners.read'],
  section: { label: 'Партнеры', icon: WalletIcon, group: 'shop' },
  load: () => import('./partners-screen.tsx'),
})
