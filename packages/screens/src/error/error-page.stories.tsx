import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inSituation, pageStories } from '../stories/page-story.tsx'
import { ErrorPage } from './error-page.tsx'

const meta = {
  ...pageStories({ Component: ErrorPage }),
  title: 'Экраны/Ошибка',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Адрес, которого нет, и\u00a0страница, которая не\u00a0открылась.',
      avoid: 'Отказ одного вызова стоит на\u00a0самой странице, остальное остается видно.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

export const NotFound: Story = {
  name: 'Нет такой страницы',
  parameters: inSituation({ path: '/no-such-page/' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^Страница не\sнайдена/ })).toBeVisible()
  },
}
export const Failed: Story = {
  name: 'Страница не\u00a0открылась',
  parameters: inSituation({ path: '/' }),
  render: () => <ErrorPage error={new Error('сбой')} />,
}
export const Phone: Story = { ...NotFound, name: 'Телефон', globals: { viewport: { value: 'phone' } } }
