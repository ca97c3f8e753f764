import { setTheme } from './set-theme.ts'
import type { ThemeGlobals } from './set-theme.ts'

declare global {
  interface ImportMetaEnv {
    /** Folders of stories to be looked at in all themes, from the repository's (`themes-seen.ts`). */
    readonly UNSEEN_STORIES: readonly string[]
    /** Whether the run holds the checkers of accessibility against the stories. */
    readonly STORY_CHECKS: boolean
  }
}

const THEMES: readonly Required<ThemeGlobals>[] = [
  { brand: 'realty', scheme: 'light' },
  { brand: 'realty', scheme: 'dark' },
  { brand: 'fiz', scheme: 'light' },
  { brand: 'fiz', scheme: 'dark' },
]

/** Calls the check in the story's own theme, and in the others where its folder has not been seen in them. */
export async function inThemesOf(
  fileName: unknown,
  globals: ThemeGlobals,
  check: () => Promise<void>,
): Promise<void> {
  await check()
  const file = String(fileName)
  if (!import.meta.env.UNSEEN_STORIES.some((folder) => file.includes(`${folder}/`))) return
  for (const theme of THEMES.filter(
    ({ brand, scheme }) => brand !== globals.brand || scheme !== globals.scheme,
  )) {
    setTheme(theme)
    // A colour that is still on its way to that of the theme is none of it.
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish()
    try {
      await check()
    } catch (error) {
      throw new Error(`Тема ${theme.brand}, ${theme.scheme}`, { cause: error })
    }
  }
  setTheme(globals)
}
