import { account } from '@proverka/api/calls'
import type { EmailConfirmation } from '@proverka/api/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { refuses, replies } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import * as page from './confirm-email-page.tsx'

const meta = {
  ...pageStories(page),
  title: 'Экраны/Подтверждение смены почты',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Сюда ведут обе ссылки писем о смене почты.',
      avoid: 'Ссылка для входа открывает саму страницу заказа.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const path = '/confirm-email/'
const AT = '2026-11-22T11:01:00.000Z'
const withToken = () => history.replaceState(history.state, '', '#email_00k7m2d4x9z')

function answered(name: string, answer: EmailConfirmation, title: RegExp): Story {
  return {
    name,
    parameters: inSituation({
      path,
      before: withToken,
      answers: [replies(account.confirmEmailChange, answer)],
    }),
    play: async ({ canvas }) => {
      await expect(location.hash).toBe('')
      await userEvent.click(await canvas.findByRole('button', { name: 'Подтвердить смену' }))
      await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible()
    },
  }
}

export const First = answered(
  'Первый адрес из двух',
  { state: 'waiting-new', at: AT, other: 'm···a@example.test' },
  /Прежний адрес подтвержден/,
)
export const Done = answered(
  'Сменена',
  { state: 'done', at: AT, other: 'm···a@example.test' },
  /Почта сменена/,
)
export const Used = answered('Ссылка сработала', { state: 'used', at: AT, other: null }, /уже сработала/)
export const Expired = answered('Срок вышел', { state: 'expired', at: AT, other: null }, /Срок ссылки вышел/)
export const Replaced = answered('Заменена', { state: 'replaced', at: AT, other: null }, /заменила новая/)
export const Canceled = answered('Отменена', { state: 'canceled', at: AT, other: null }, /Смену отменили/)
export const Taken = answered('Адрес занят', { state: 'taken', at: AT, other: null }, /не.сменена/)
/** A reload after the token has left the address. */
export const Reloaded: Story = {
  name: 'Страницу обновили',
  parameters: inSituation({
    path,
    before: () =>
      history.replaceState({ ...history.state, emailToken: 'email_00k7m2d4x9z' }, '', location.search || '?'),
    answers: [replies(account.confirmEmailChange, { state: 'used', at: AT, other: null })],
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Подтвердить смену' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: /уже сработала/ })).toBeVisible()
  },
}
export const Failed: Story = {
  name: 'Отказ: можно повторить',
  parameters: inSituation({
    path,
    before: withToken,
    answers: [refuses(account.confirmEmailChange, 'rate/limit')],
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Подтвердить смену' }))
    await expect(await canvas.findByText(/Слишком много запросов/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Подтвердить смену' })).toBeEnabled()
  },
}
export const Broken: Story = {
  name: 'Ссылка без хвоста',
  parameters: inSituation({ path }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Ссылка не полная/)).toBeVisible()
  },
}
