/** The head of a table on a narrow screen: read aloud, and not in view, for each cell names its column itself. */
export const foldedHead = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const
