import { definePage } from '../../../runtime/navigation/define-page.ts'

/** Is a report genuine: by its file on the device, by its code over the network. */
export const page = [
  definePage({
    name: 'verify',
    path: '/verify',
    html: 'page',
    startsOnLoad: true,
    words: ['./verify-*.ts*'],
    load: () => import('./verify-page.tsx'),
  }),
  /** The address in the QR code of a report; what it shows depends on the code, which search engines are not told. */
  definePage({
    name: 'verify-code',
    path: '/verify/{code}',
    noindex: true,
    html: 'frame',
    startsOnLoad: true,
    load: () => import('./verify-page.tsx'),
  }),
]
