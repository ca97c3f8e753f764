import { objects, products } from '@proverka/api/calls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { refuses, replies, waits } from '../stories/fake-server.ts'
import { inSituation, pageStories } from '../stories/page-story.tsx'
import { CANCELLED_FLAT, FLAT, OBJECT_NUMBER, PRICES, UNCONFIRMED } from '../stories/sample-objects.ts'
import type { ObjectAnswer } from './data.ts'
import * as page from './object-page.tsx'

const meta = {
  ...pageStories(page),
  title: 'Экраны/Объект',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Страница объекта: что известно бесплатно, что можно заказать, или как искать дальше.',
      avoid: 'Купленный отчет об\u00a0объекте читают на\u00a0своей странице.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const open = (answer: ObjectAnswer, key = OBJECT_NUMBER) =>
  inSituation({
    path: `/object/${key}/`,
    answers: [
      replies(objects.getObject, answer),
      replies(objects.getObjectFull, answer),
      replies(products.listProducts, PRICES),
    ],
  })

export const Confirmed: Story = {
  name: 'Есть в\u00a0реестре',
  parameters: open(FLAT),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: /Выписка ЕГРН об объекте/ })).toBeVisible()
  },
}
export const Phone: Story = { ...Confirmed, name: 'Телефон', globals: { viewport: { value: 'phone' } } }
export const Cancelled: Story = { name: 'Снят с\u00a0учета', parameters: open(CANCELLED_FLAT) }
export const Unconfirmed: Story = {
  name: 'Номер не\u00a0подтвержден: цены и\u00a0заказа нет',
  parameters: open(UNCONFIRMED, '00:01:0001001:224'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText(/₽/)).toBeNull())
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}
export const Loading: Story = {
  name: 'Загружается',
  parameters: inSituation({ path: `/object/${OBJECT_NUMBER}/`, answers: [waits(objects.getObject)] }),
}
export const Refused: Story = {
  name: 'Сведения не пришли',
  parameters: inSituation({
    path: `/object/${OBJECT_NUMBER}/`,
    answers: [refuses(objects.getObject, 'object/not-found')],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Сведения не пришли' })).toBeVisible()
  },
}
