import type { StorybookConfig } from '@storybook/react-vite'
import { docgen } from './docgen.ts'
import { withWholeCode } from './story-code.ts'
import { withoutIds } from './without-ids.ts'

// `StorybookConfig` leaves this one out, which Storybook itself has for its renderers.
const config: StorybookConfig & { experimental_enrichCsf: typeof withWholeCode } = {
  framework: '@storybook/react-vite',
  stories: [
    '../pages/**/*.stories.tsx',
    '../pages/**/*.mdx',
    '../../../packages/ui/src/**/*.stories.tsx',
    '../../../packages/screens/src/**/*.stories.tsx',
    '../../console/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  docs: { defaultName: 'Описание' },
  // The manager is outside of the bundle: it takes the same font files by plain addresses.
  staticDirs: [{ from: '../../../packages/ui/src/theme/fonts', to: '/fonts' }],
  typescript: docgen,
  features: { experimentalCodeExamples: true },
  experimental_enrichCsf: withWholeCode,
  // The sidebar, its search and the title of the window take their words from the index.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await indexer.createIndex(file, options)).map((entry) =>
          entry.name === undefined ? entry : { ...entry, name: withoutIds(entry.name) },
        ),
    })),
}

export default config
