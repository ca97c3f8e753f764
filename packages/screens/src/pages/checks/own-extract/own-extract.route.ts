import { definePage } from '../../../runtime/navigation/define-page.ts'

/** What an extract of the visitor says. */
export const page = definePage({
  name: 'otchet-na-osnove-vypiski-iz-egrn',
  path: '/otchet-na-osnove-vypiski-iz-egrn',
  layout: 'landing',
  heading: 'Отчет на основе выписки из ЕГРН',
  canonicalBrand: 'realty',
  html: 'page',
  startsOnLoad: true,
  words: ['./own-extract*.ts*'],
  load: () => import('./own-extract-page.tsx'),
})
