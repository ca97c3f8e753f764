import { definePage } from '@proverka/page-engine/page'

export const pages = [
  // Rendered with its data, for everybody; the app waits for a touch.
  definePage({
    name: 'home',
    path: '/',
    html: 'page',
    hasData: true,
    startsOnLoad: false,
    load: () => import('./home-page.tsx'),
  }),
  // A frame: the app starts at once and renders the page anew.
  definePage({ name: 'form', path: '/form', html: 'frame', load: () => import('./form-page.tsx') }),
]
