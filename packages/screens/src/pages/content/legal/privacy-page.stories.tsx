import { subjectRequests } from '@proverka/api/calls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { refuses, replies } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import * as page from './privacy-page.tsx'

const meta = {
  ...pageStories(page),
  title: 'Экраны/Политика и оферта',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Правовые тексты одной страницей, с адресом у каждого.',
      avoid: 'Во время заказа тот же текст открывается в диалоге.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = {
  name: 'Страница',
  parameters: inSituation({ path: '/privacy/' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
}
async function ask(canvas: ReturnType<typeof within>) {
  const form = within(canvas.getByRole('form', { name: 'Обращение о своих данных' }))
  await userEvent.type(form.getByLabelText('Фамилия'), 'Ладогин')
  await userEvent.type(form.getByLabelText('Имя'), 'Арсений')
  await userEvent.type(form.getByLabelText('Дата рождения'), '14.03.1987')
  await userEvent.type(form.getByLabelText('Почта для ответа'), 'savva@example.com')
  await userEvent.click(form.getByRole('button', { name: 'Отправить обращение' }))
}

export const Asked: Story = {
  name: 'Обращение принято',
  parameters: inSituation({
    path: '/privacy/',
    answers: [replies(subjectRequests.ask, { number: 12, due_on: '2026-12-07' })],
  }),
  play: async ({ canvas }) => {
    await ask(canvas)
    await expect(await canvas.findByText(/^Обращение №.12 принято$/)).toBeVisible()
    await expect(canvas.getByText(/Ответим не.позже 07\.12\.2026/)).toBeVisible()
  },
}
export const Refused: Story = {
  name: 'Обращений слишком много: введенное на месте',
  parameters: inSituation({ path: '/privacy/', answers: [refuses(subjectRequests.ask, 'rate/limit')] }),
  play: async ({ canvas }) => {
    await ask(canvas)
    await expect(await canvas.findByText(/^Слишком много запросов/)).toBeVisible()
    await expect(canvas.getByLabelText('Фамилия')).toHaveValue('Ладогин')
  },
}
export const Phone: Story = { ...Filled, name: 'Телефон', globals: { viewport: { value: 'phone' } } }
