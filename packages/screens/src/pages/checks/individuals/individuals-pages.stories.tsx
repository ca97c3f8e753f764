import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { createProductPage } from '../product/product-page.tsx'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import { ExpertFrame, forExperts } from './expert-guard.tsx'
import * as checkout from './physcheck-checkout-page.tsx'
import * as list from './physcheck-page.tsx'

const Expert = forExperts(createProductPage('physcheck-expert'))

const meta = {
  ...pageStories(list),
  title: 'Экраны/Страницы физлиц',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    situation: { path: '/physcheck/', servesAll: true },
    guide: {
      use: 'Все проверки бренда, предложение бизнесу, экспертный отчет, корзина.',
      avoid: 'На сайте недвижимости этих страниц нет.',
    },
  },
  globals: { brand: 'fiz' },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

export const List: Story = {
  name: 'Все проверки',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Проверка контрагента' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Экспертный отчет' })).toBeNull()
  },
}
export const ListPhone: Story = {
  ...List,
  name: 'Все проверки: телефон',
  globals: { brand: 'fiz', viewport: { value: 'phone' } },
}
export const ExpertForm: Story = {
  name: 'Экспертный отчет: настройка включена',
  parameters: inSituation({
    path: '/physcheck-expert/',
    servesAll: true,
    visitor: 'user',
    account: { tariffId: 0, hasAiReport: true },
  }),
  render: () => <Expert />,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Фамилия')).toBeVisible()
  },
}
export const ExpertUnknown: Story = {
  name: 'Экспертный отчет: еще не известно, кто здесь',
  parameters: inSituation({ path: '/physcheck-expert/', servesAll: true }),
  render: () => <ExpertFrame />,
}
export const EmptyCheckout: Story = {
  name: 'Корзина пуста',
  parameters: inSituation({ path: '/physcheckCheckout/', servesAll: true }),
  render: () => <checkout.Component />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Сначала назовите человека')).toBeVisible()
  },
}
