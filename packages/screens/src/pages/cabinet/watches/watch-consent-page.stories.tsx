import { watches } from '@proverka/api/calls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { refuses, replies } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import * as page from './watch-consent-page.tsx'

const meta = {
  ...pageStories(page),
  title: 'Экраны/Согласие на слежение',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Человек видит, кто и зачем хочет следить, и решает сам, без кабинета.',
      avoid: 'Клиент начинает и останавливает слежение в кабинете.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const path = '/watch-consent/'
const withToken = () => history.replaceState(history.state, '', '#agree_sample')
const asked = {
  watch_id: '00000000-0000-4000-8000-000000000803',
  state: 'asked',
  client_id: '00000000-0000-4000-8000-000000000804',
  client: 'Марина Котова',
  purpose: 'сдаю квартиру',
  person: 'Ладогин Арсений Петрович',
  questions: ['Исполнительные производства', 'Банкротство', 'Розыск'],
  text: 'Я разрешаю ООО «Межевой знак» регулярно запрашивать открытые сведения и сообщать об их изменениях: Марина Котова. Цель: сдаю квартиру.',
  ends_at: null,
} as const

export const Agrees: Story = {
  name: '[TRUST-11] Видит цель и соглашается',
  parameters: inSituation({
    path,
    before: withToken,
    answers: [
      replies(watches.openConsent, { ...asked, questions: [...asked.questions] }),
      replies(watches.answerConsent, { ...asked, questions: [...asked.questions], state: 'agreed' }),
    ],
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Показать, кто и зачем' }))
    await expect(await canvas.findByText('сдаю квартиру')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Отказать' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Согласен' }))
    await expect(await canvas.findByRole('button', { name: 'Отозвать согласие' })).toBeVisible()
  },
}
export const Withdraws: Story = {
  name: '[TRUST-11] Отзывает',
  parameters: inSituation({
    path,
    before: withToken,
    answers: [
      replies(watches.openConsent, { ...asked, questions: [...asked.questions], state: 'agreed' }),
      replies(watches.answerConsent, { ...asked, questions: [...asked.questions], state: 'withdrawn' }),
    ],
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Показать, кто и зачем' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Отозвать согласие' }))
    await expect(await canvas.findByText(/больше не\sзапрашиваются/)).toBeVisible()
  },
}
export const Unknown: Story = {
  name: 'Ссылка не подходит',
  parameters: inSituation({
    path,
    before: withToken,
    answers: [refuses(watches.openConsent, 'watch-link/unknown')],
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Показать, кто и зачем' }))
    await expect(await canvas.findByText(/Ссылка не\sподходит/)).toBeVisible()
  },
}
