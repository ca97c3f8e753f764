import { auth } from '@proverka/api/calls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { noticesAtom } from '../../../runtime/notices/notify.ts'
import { ShownNotices } from '../../../runtime/notices/shown-notices.tsx'
import { store } from '../../../runtime/state/store.ts'
import { refuses, replies } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import { Dialog } from './auth-dialog.tsx'

function Page() {
  return (
    <>
      <Dialog request={{ kind: 'auth', form: 'login' }} close={() => undefined} />
      <ShownNotices />
    </>
  )
}

const meta = {
  ...pageStories({ Component: Page }),
  title: 'Экраны/Вход',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Вход, регистрация и сброс пароля посреди другого дела.',
      avoid: 'По ссылке и без скрипта — «Регистрация» отдельной страницей.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const path = '/privacy/'
/** Messages of the story before. */
const before = () => store.set(noticesAtom, [])
const notices = () => within(screen.getByRole('status', { name: 'Уведомления' }))

export const Refused: Story = {
  name: '[AUTH-07] Неверный пароль: диалог остается',
  parameters: inSituation({ path, before, answers: [refuses(auth.login, 'auth/bad-credentials')] }),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Электронная почта'), 'vesna@example.com')
    await userEvent.type(dialog.getByLabelText('Пароль'), 'secret-8')
    await userEvent.click(dialog.getByRole('button', { name: 'Войти' }))
    const notice = await notices().findByText('Неверный логин или пароль')
    await waitFor(() => expect(notice).toBeVisible())
    await expect(screen.getByRole('dialog', { name: 'Вход' })).toBeVisible()
    await expect(dialog.getByLabelText('Электронная почта')).toHaveValue('vesna@example.com')
  },
}

export const Sent: Story = {
  name: '[AUTH-25] Пароль отправлен',
  parameters: inSituation({ path, before, answers: [replies(auth.resetPassword, { reset: 'ok' })] }),
  play: async () => {
    await askForPassword()
    const notice = await notices().findByText('На ваш E-mail отправлено письмо с новым паролем.')
    await waitFor(() => expect(notice).toBeVisible())
  },
}

export const NotOk: Story = {
  name: '[AUTH-24] Ответ без «ok» — не успех',
  parameters: inSituation({
    path,
    before,
    answers: [
      { endpoint: auth.resetPassword, respond: async () => Response.json({ data: { reset: 'no' } }) },
    ],
  }),
  play: async () => {
    const logged = spyOn(console, 'error').mockImplementation(() => undefined)
    await askForPassword()
    await waitFor(() => expect(logged).toHaveBeenCalledOnce())
    await expect(notices().queryByText(/отправлено письмо/)).toBeNull()
    logged.mockRestore()
  },
}

export const NotSent: Story = {
  name: '[AUTH-26] Сброс не удался: пишет в журнал, форма снова открыта',
  parameters: inSituation({ path, before, answers: [refuses(auth.resetPassword, 'auth/email-unknown')] }),
  play: async () => {
    const logged = spyOn(console, 'error').mockImplementation(() => undefined)
    const submit = await askForPassword()
    await waitFor(() => expect(logged).toHaveBeenCalledOnce())
    await expect(notices().queryByText(/./)).toBeNull()
    await expect(submit).toBeEnabled()
    logged.mockRestore()
  },
}

/** Goes to the reset and sends it; answers its button. */
async function askForPassword(): Promise<HTMLElement> {
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: /Забыли пароль/ }))
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Электронная почта' }), 'vesna@example.com')
  const submit = dialog.getByRole('button', { name: 'Прислать пароль' })
  await userEvent.click(submit)
  return submit
}
