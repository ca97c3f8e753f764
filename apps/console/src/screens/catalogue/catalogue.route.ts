import { TagIcon } from '@proverka/ui/primitives'
import { defineScreen } from '../../parts/define-screen.ts'

export const screen = defineScreen({
  path: '/catalogue',
  title: 'Каталог',
  permissions: ['catalogue.read', 'promotions.read'],
  section: { label: 'Каталог', icon: TagIcon, group: 'shop' },
  load: () => import('./catalogue-screen.tsx'),
})
