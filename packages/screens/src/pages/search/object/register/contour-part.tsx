import { Skeleton, useLazyModule } from '@proverka/ui/primitives'
import { withStyles } from '@proverka/page-engine/browser'
import * as css from './contour-part.css.ts'

const load = () => withStyles(import('./contour.late.tsx'))

interface ContourPartProps {
  readonly objectKey: string
  readonly part: 'ContourBand' | 'ContourPanels'
}

/** The true contour of an object, which loads after the page; its place is reserved. */
export function ContourPart({ objectKey, part }: ContourPartProps) {
  const Part = useLazyModule(load)?.[part]
  if (part === 'ContourPanels')
    return Part ? <Part objectKey={objectKey} /> : <Skeleton lines={6} shape="rows" />
  return <div className={css.band}>{Part && <Part objectKey={objectKey} />}</div>
}
