import { staff } from '@proverka/api/calls'
import { refuses, replies } from '@proverka/screens/stories/fake-server.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { OwnStaff } from '../../../session/own-staff.ts'
import { focusedDialog } from '../../../stories/focused-dialog.ts'
import { inSituation, ownStaff, screenStories } from '../../../stories/screen-story.tsx'
import * as screen from '../settings-screen.tsx'

const meta = {
  title: 'Консоль/Настройки, мой вход',
  ...screenStories(screen),
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'Свой второй шаг: ключи доступа, приложение с кодами, запасные коды.',
      avoid: 'Чужой второй шаг сбрасывает руководитель в «Людях и ролях».',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const own = (factor: Partial<OwnStaff['factor']>): OwnStaff => {
  const me = ownStaff('editor')
  return {
    ...me,
    factor: {
      ...me.factor,
      fresh_until: '2100-01-01T00:00:00Z',
      passkeys: [
        {
          passkey_id: 'a',
          name: 'Ноутбук',
          host: location.hostname,
          created_at: '2026-11-01T08:00:00Z',
          last_used_at: '2026-11-25T06:00:00Z',
        },
      ],
      recovery_codes_left: 7,
      ...factor,
    },
  }
}

const at = (factor: Partial<OwnStaff['factor']>, ...answers: readonly ReturnType<typeof replies>[]) =>
  inSituation({
    path: '/settings?part=own',
    role: 'editor',
    answers: [...answers],
    own: own(factor),
  })

const CODES = Array.from({ length: 10 }, (_, index) => `abcd${index}-fghij`)

export const Fresh: Story = {
  name: 'Запасные коды выпускают заново и видят один раз',
  tags: ['!dev', '!autodocs'],
  parameters: at({}, replies(staff.renewRecoveryCodes, { recovery_codes: CODES })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ноутбук')).toBeVisible()
    await expect(canvas.queryByText('Подтвердите, что это вы')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Выпустить новые' }))
    const dialog = within(await focusedDialog())
    await expect(await dialog.findByText(/Прежние 7 перестанут подходить/)).toBeVisible()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    const list = await canvas.findByRole('list', { name: 'Запасные коды' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(10)
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранил' }))
    await expect(canvas.queryByRole('list', { name: 'Запасные коды' })).toBeNull()
  },
}
export const Stale: Story = {
  name: 'Второй шаг пройден давно: сначала подтверждение',
  parameters: at({ fresh_until: '2026-01-01T00:00:00Z' }, refuses(staff.proveFactor, 'staff/code-wrong')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Подтвердите, что это вы')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Выпустить новые' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Отключить ключ: Ноутбук' })).toBeDisabled()
    await userEvent.type(canvas.getByLabelText('Код из приложения или запасной'), '000000{Enter}')
    await expect(await canvas.findByText(/Код не подошел/)).toBeVisible()
  },
}
export const Last: Story = {
  name: 'Единственный второй шаг не отключить',
  parameters: at({ app_since: null }, refuses(staff.removePasskey, 'staff/last-factor')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отключить ключ: Ноутбук' }))
    const dialog = within(await focusedDialog())
    await dialog.findByText(/входить им больше не получится/)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(
      await dialog.findByText('Это единственный второй шаг, сначала добавьте другой'),
    ).toBeVisible()
  },
}
export const App: Story = {
  name: 'Приложение подключают по первому коду',
  parameters: at(
    { app_since: null },
    replies(staff.startApp, {
      secret: 'JBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Proverka?secret=JBSWY3DPEHPK3PXP',
    }),
    replies(staff.confirmApp, { recovery_codes: [] }),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Подключить приложение' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Показать секрет' }))
    await expect(await canvas.findByText('JBSWY3DPEHPK3PXP')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Первый код из приложения'), '123456{Enter}')
    await expect(await canvas.findByText('Приложение подключено')).toBeInTheDocument()
  },
}
export const NoKey: Story = {
  name: 'На сервере не задан ключ: коды выключены',
  parameters: at({
    app_since: null,
    passkeys: [],
    codes_available: false,
    recovery_codes_left: 0,
    proven_at: null,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/не задан ключ STAFF_KEY/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Подключить приложение' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Создать ключ доступа' })).toBeEnabled()
  },
}
export const Mail: Story = {
  name: 'Письма о новых обращениях выключают одной галочкой',
  parameters: inSituation({
    path: '/settings?part=own',
    role: 'support',
    answers: [replies(staff.changeStaffMail, { mail: false })],
  }),
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('checkbox', { name: 'Писать на vera@example.com' })
    await expect(box).toBeChecked()
    await userEvent.click(box)
    const notice = await canvas.findByText('Письма выключены')
    await waitFor(() => expect(notice).toBeVisible())
  },
}
