import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
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
  typescript: { reactDocgen: 'react-docgen' },
}

export default config
