import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inSituation, pageStories } from '../../stories/page-story.tsx'
import { ErrorPage } from './error-page.tsx'

const meta = {
  ...pageStories({ Component: ErrorPage }),
  title: 'Экраны/Ошибка',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Адрес, которого нет, и страница, которая не открылась.',
      avoid: 'Отказ одного вызова стоит на самой странице, остальное остается видно.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

/** What the page says of itself to machines. */
const errorLine = () => document.querySelector('meta[name="error"]')?.getAttribute('content')

export const NotFound: Story = {
  name: '[ERR-18, ERR-19] Нет такой страницы',
  parameters: inSituation({ path: '/no-such-page/', servesAll: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^Страница не\sнайдена/ })).toBeVisible()
    const ways = canvas.getByRole('list').querySelectorAll('a')
    await expect([...ways].map((a) => a.getAttribute('href'))).toEqual([
      '/valuation/',
      '/check-person/',
      '/credit-rating/',
      '/sale-history/',
      '/user/orders/',
      '/user/balance/',
      '/tariff/',
      '/user/settings/',
    ])
    await expect(errorLine()).toBe('404 This page could not be found')
  },
}
export const Failed: Story = {
  name: '[ERR-17] Страница не открылась',
  parameters: inSituation({ path: '/' }),
  render: () => <ErrorPage error={new Error('сбой')} />,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Произошла ошибка, мы уже решаем эту проблему' }),
    ).toBeVisible()
    await expect(canvas.getByText('500')).toBeVisible()
    await expect(errorLine()).toBe('500 сбой')
  },
}
export const Refused: Story = {
  name: 'Отказ со своим статусом',
  parameters: inSituation({ path: '/' }),
  render: () => <ErrorPage error={{ statusCode: 403, message: 'x' }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('403')).toBeVisible()
    await expect(errorLine()).toBe('403 x')
  },
}
export const Phone: Story = { ...NotFound, name: 'Телефон', globals: { viewport: { value: 'phone' } } }
