import type { Page } from '../../runtime/navigation/define-page.ts'

/** The pages of `.route.ts` files, by what each exports as `page`: one page, at one address or at several. */
export const pagesIn = (files: Readonly<Record<string, Page | readonly Page[]>>): readonly Page[] =>
  Object.values(files).flat()
