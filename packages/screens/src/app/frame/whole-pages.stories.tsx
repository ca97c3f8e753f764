import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import * as overviewStories from '../../pages/cabinet/overview/overview-page.stories.tsx'
import * as overview from '../../pages/cabinet/overview/overview-page.tsx'
import * as ordersStories from '../../pages/cabinet/orders/orders-page.stories.tsx'
import * as orders from '../../pages/cabinet/orders/orders-page.tsx'
import * as settingsStories from '../../pages/cabinet/settings/settings-page.stories.tsx'
import * as settings from '../../pages/cabinet/settings/settings-page.tsx'
import * as checkoutStories from '../../pages/checks/object-checkout/checkout-page.stories.tsx'
import * as checkout from '../../pages/checks/object-checkout/checkout-page.tsx'
import * as reportStories from '../../pages/checks/report/report-page.stories.tsx'
import * as report from '../../pages/checks/report/report-page.tsx'
import * as searchStories from '../../pages/search/lookup/search-page.stories.tsx'
import * as search from '../../pages/search/lookup/search-page.tsx'
import { pageStories } from '../../stories/page-story.tsx'
import type { PageSituation } from '../../stories/page-story.tsx'
import { AppFrame } from './page-frame.tsx'

const meta = {
  ...pageStories(search),
  title: 'Экраны/Страницы целиком',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Увидеть страницу с шапкой и подвалом. Такие страницы лежат и под окнами из группы «Диалоги».',
      avoid: 'Состояния самой страницы собраны в ее собственных историях.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj

/** The page of another story in its situation, with header and footer. */
const framed = ({ parameters }: Story, content: ReactNode): Story => ({
  parameters: {
    situation: { ...(parameters?.['situation'] as PageSituation), isWhole: true, servesAll: true },
  },
  render: () => <AppFrame>{content}</AppFrame>,
})

export const Search: Story = { name: 'Поиск', ...framed(searchStories.Several, <search.Component />) }
export const Checkout: Story = {
  name: 'Оформление заказа',
  ...framed(checkoutStories.WithOwner, <checkout.Component />),
}
export const Report: Story = { name: 'Отчет', ...framed(reportStories.Property, <report.Component />) }
export const Orders: Story = { name: 'Мои заказы', ...framed(ordersStories.Filled, <orders.Component />) }
export const Overview: Story = { name: 'Обзор', ...framed(overviewStories.Waiting, <overview.Component />) }
export const Settings: Story = {
  name: 'Настройки',
  ...framed(settingsStories.Filled, <settings.Component />),
}
