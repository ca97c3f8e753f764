import { defineScreen } from '../../parts/define-screen.ts'

export const screen = defineScreen({
  path: '/articles/comments',
  title: 'Комментарии',
  permissions: ['comments.write'],
  load: () => import('./comments-screen.tsx'),
})
