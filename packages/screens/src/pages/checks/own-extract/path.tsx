import { Fragment } from 'react'

/** A path breaks after a slash, before it breaks inside a name. */
export function Path({ path }: { path: string }) {
  return path.split('/').map((step, index, steps) => (
    // Steps of a path may repeat; they do not move.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {step}
      {index < steps.length - 1 && (
        <>
          /<wbr />
        </>
      )}
    </Fragment>
  ))
}
