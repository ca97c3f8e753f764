import { auth } from '@proverka/api/calls'
import { ERROR_CODES } from '@proverka/domain/errors'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { refuses, replies, waits } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import * as page from './registration-page.tsx'

const meta = {
  ...pageStories(page),
  title: 'Экраны/Регистрация',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Регистрация отдельной страницей: по ссылке из письма или без скрипта.',
      avoid: 'Посреди другого дела кабинет заводит диалог входа.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const path = '/registration/'

export const Empty: Story = {
  name: 'Пустая: отказы у полей',
  parameters: inSituation({ path }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Зарегистрироваться' }))
    await expect(canvas.getByLabelText('Имя')).toHaveFocus()
  },
}
export const Loading: Story = {
  name: 'Ждет ответа',
  parameters: inSituation({ path, answers: [waits(auth.saveConsents)] }),
  play: async ({ canvasElement }) => {
    await fillAndSend(canvasElement)
    await expect(within(canvasElement).getByRole('button', { name: 'Подождите' })).toBeVisible()
  },
}
export const Refused: Story = {
  name: '[AUTH-19] Почта занята: вторая строка, введенное на месте',
  parameters: inSituation({
    path,
    answers: [
      replies(auth.saveConsents, { consent_id: '00000000-0000-4000-8000-000000000300' }),
      refuses(auth.register, 'auth/email-taken'),
    ],
  }),
  play: async ({ canvasElement, canvas }) => {
    await fillAndSend(canvasElement)
    const alert = await canvas.findByRole('alert')
    await expect([...alert.querySelectorAll('p')].map((line) => line.textContent)).toEqual([
      ERROR_CODES['auth/email-taken'].text,
      'Войдите или сбросьте пароль',
    ])
    await expect(canvas.getByLabelText('Имя')).toHaveValue('Вера')
  },
}
export const Invalid: Story = {
  name: '[AUTH-20] Отказ словами сервера',
  parameters: inSituation({
    path,
    answers: [
      replies(auth.saveConsents, { consent_id: '00000000-0000-4000-8000-000000000300' }),
      refuses(auth.register, 'auth/email-invalid'),
    ],
  }),
  play: async ({ canvasElement, canvas }) => {
    await fillAndSend(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Невалидный e-mail$/)
  },
}
export const Phone: Story = {
  name: 'Телефон',
  parameters: inSituation({ path }),
  globals: { viewport: { value: 'phone' } },
}

async function fillAndSend(form: HTMLElement): Promise<void> {
  const canvas = within(form)
  await userEvent.type(canvas.getByLabelText('Имя'), 'Вера')
  await userEvent.type(canvas.getByLabelText('Электронная почта'), 'vesna@example.com')
  await userEvent.type(canvas.getByLabelText('Телефон'), '9991234567')
  await userEvent.selectOptions(canvas.getByLabelText('Кто вы'), canvas.getAllByRole('option').at(-1)!)
  await userEvent.type(canvas.getByLabelText('Пароль'), 'Клен-и-7-окон')
  await userEvent.type(canvas.getByLabelText('Пароль еще раз'), 'Клен-и-7-окон')
  for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box)
  await userEvent.click(canvas.getByRole('button', { name: 'Зарегистрироваться' }))
}
