import { useSaved } from '../../../runtime/saved/use-saved.ts'

/** Favourites of the visitor as objects that can be compared. */
export function useSavedObjects(): readonly { readonly key: string; readonly address: string }[] {
  return (useSaved() ?? [])
    .filter(({ kind }) => kind === 'favourite')
    .map(({ key, title }) => ({ key, address: title }))
}
