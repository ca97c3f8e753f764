import { DocsContext, SourceContainer } from '@storybook/addon-docs/blocks'
import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useLayoutEffect } from 'react'
import type { PropsWithChildren } from 'react'
import { convert, ThemeProvider } from 'storybook/theming'
import { setTheme } from '../set-theme.ts'
import type { ThemeGlobals } from '../set-theme.ts'
import { storybookTheme } from '../storybook-theme.ts'
import css from './docs-page.module.css'
import { useAddress } from './page-address.ts'
import { useGlobals } from './use-globals.ts'

/** The background of every documentation page, in the brand and the theme chosen in the toolbar. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals(context)
  const { isBare, only } = useAddress()
  const own = only === undefined ? {} : context.storyById(only).storyGlobals
  const { brand, scheme } = { ...globals, ...own } as ThemeGlobals
  useLayoutEffect(() => setTheme({ brand, scheme }), [brand, scheme])
  const theme = `${brand === 'fiz' ? 'fiz' : 'realty'}-${scheme === 'dark' ? 'dark' : 'light'}` as const
  return (
    <DocsContext.Provider value={context}>
      <SourceContainer channel={context.channel}>
        <ThemeProvider theme={convert(storybookTheme(theme))}>
          {isBare ? children : <div className={css['page']}>{children}</div>}
        </ThemeProvider>
      </SourceContainer>
    </DocsContext.Provider>
  )
}
