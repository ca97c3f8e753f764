import { orders } from '@proverka/api/calls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { dialogsAtom } from '../../runtime/dialogs/stack.ts'
import { store } from '../../runtime/state/store.ts'
import { replies } from '../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../stories/page-story.tsx'
import { sampleFacts } from '../../stories/sample-facts.ts'
import { WAITING, NOTHING } from '../../stories/sample-overview.ts'
import { BottomBar } from './bottom-bar.tsx'

const meta = {
  ...pageStories({ Component: BottomBar }),
  title: 'Экраны/Нижняя панель сайта',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Пять мест вошедшего человека на телефоне.',
      avoid: 'На страницах объекта и оформления внизу стоит сумма заказа.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

export const User: Story = {
  name: '[UI-034] Вошедший: пять мест',
  parameters: inSituation({
    path: '/',
    visitor: 'user',
    servesAll: true,
    facts: sampleFacts('realty'),
    answers: [replies(orders.getOverview, NOTHING)],
  }),
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole('navigation', { name: 'Разделы' }))
    const places = bar.getAllByRole('link').map((a) => [a.textContent, a.getAttribute('href')])
    await expect(places).toEqual([
      ['Главная', '/'],
      ['Заказы', '/user/orders/'],
      ['Сервисы', '#services'],
      ['Настройки', '/user/settings/'],
      ['Написать', 'mailto:help@realty.localhost'],
    ])
    await userEvent.click(bar.getByRole('link', { name: 'Сервисы' }))
    await expect(store.get(dialogsAtom).at(-1)?.kind).toBe('services')
  },
}
export const Waiting: Story = {
  name: 'Два заказа ждут: число у «Заказов»',
  parameters: inSituation({
    path: '/',
    visitor: 'user',
    servesAll: true,
    facts: sampleFacts('realty'),
    answers: [replies(orders.getOverview, WAITING)],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Заказы\s+ждут вас: 2$/ })).toHaveAttribute(
      'href',
      '/user/orders/',
    )
  },
}
export const Guest: Story = {
  name: '[UI-034] Гость: панели нет',
  parameters: inSituation({ path: '/', servesAll: true, facts: sampleFacts('realty') }),
  play: async ({ canvas }) => {
    await import('./user-bottom-bar.tsx')
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    await expect(canvas.queryByRole('navigation', { name: 'Разделы' })).toBeNull()
  },
}
