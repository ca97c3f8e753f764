import { watches } from '@proverka/api/calls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { refuses, replies, waits } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import { OBJECT_ROW, OFFER, PERSON_ROW, SILENT_ROW } from './sample-watches.ts'
import * as page from './watches-page.tsx'

const meta = {
  ...pageStories(page),
  title: 'Экраны/За чем слежу',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Все слежения клиента и начало нового.',
      avoid: 'Что изменилось — на странице одного слежения.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const path = '/user/watches/'
const offer = replies(watches.getWatchOffer, { kinds: [...OFFER] })

export const Filled: Story = {
  name: 'Изменение, молчание источника, ждем согласия',
  parameters: inSituation({
    path,
    visitor: 'user',
    answers: [replies(watches.listWatches, [OBJECT_ROW, SILENT_ROW, PERSON_ROW]), offer],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Изменилось/)).toBeVisible()
    await expect(canvas.getByText(/2\sраза молчал источник/)).toBeVisible()
    await expect(canvas.getByText('Ждем согласия')).toBeVisible()
  },
}
export const Phone: Story = { ...Filled, name: 'Телефон', globals: { viewport: { value: 'phone' } } }
export const Empty: Story = {
  name: 'Пусто: первое слежение, неверный номер',
  parameters: inSituation({ path, visitor: 'user', answers: [replies(watches.listWatches, []), offer] }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Следить за изменениями' }))
    await userEvent.type(await canvas.findByLabelText('Кадастровый номер'), '12')
    await userEvent.click(canvas.getByRole('button', { name: /^Следить за 29/ }))
    await expect(canvas.getByText('Некорректный кадастровый номер')).toBeVisible()
  },
}
export const Person: Story = {
  name: 'Человек: без основания не следим',
  parameters: inSituation({
    path: `${path}?kind=person`,
    visitor: 'user',
    answers: [replies(watches.listWatches, []), offer, refuses(watches.startWatch, 'watch/already')],
  }),
  play: async ({ canvas }) => {
    const submit = await canvas.findByRole('button', { name: /^Попросить согласие, 99/ })
    await userEvent.click(submit)
    await expect(canvas.getByLabelText('Почта этого человека')).toBeVisible()
    await expect(canvas.getByLabelText('Зачем')).toBeInvalid()
    await userEvent.click(canvas.getByRole('radio', { name: /Договор с ним/ }))
    await expect(canvas.getByLabelText('Договор действует до')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Следить за 99/ })).toBeVisible()
  },
}
export const NothingSold: Story = {
  name: 'Источников нет: ничего не продаем',
  parameters: inSituation({
    path: `${path}?kind=object`,
    visitor: 'user',
    answers: [
      replies(watches.listWatches, []),
      replies(watches.getWatchOffer, { kinds: OFFER.map((one) => ({ ...one, is_sold: false })) }),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Следить пока не за чем')).toBeVisible()
  },
}
export const Refused: Story = {
  name: 'Не пришли',
  parameters: inSituation({
    path,
    visitor: 'user',
    answers: [refuses(watches.listWatches, 'access/denied')],
  }),
}
export const Loading: Story = {
  name: 'Загружаются',
  parameters: inSituation({ path, visitor: 'user', answers: [waits(watches.listWatches)] }),
}
