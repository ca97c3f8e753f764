import type { StorybookConfig } from '@storybook/react-vite'

const KIT = '../../packages/ui'

/** Properties of an element that a designer decides on; the others of the browser would bury the part's own. */
const NATIVE = new Set(['href', 'disabled', 'type', 'onClick', 'children'])

type TypescriptOptions = NonNullable<StorybookConfig['typescript']>

/**
 * Properties are read by the type checker: a reader of one file's syntax knows neither the members of a union nor what an
 * interface extends, so half of the parts had no table.
 */
export const docgen = {
  reactDocgen: 'react-docgen-typescript',
  reactDocgenTypescriptOptions: {
    tsconfigPath: `${KIT}/tsconfig.json`,
    include: [`${KIT}/src/**/*.tsx`],
    exclude: ['**/*.{stories,test}.tsx', '**/private/**'],
    shouldExtractLiteralValuesFromEnum: true,
    shouldRemoveUndefinedFromOptional: true,
    skipChildrenPropWithoutDoc: false,
    propFilter: ({ name, parent }) => !parent?.fileName.includes('node_modules') || NATIVE.has(name),
  },
} satisfies TypescriptOptions as TypescriptOptions
