import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { useState } from 'react'
import { InColumn, noAnswer, noNetwork } from '../form-shell/in-column.tsx'
import { PhoneVerificationForm } from './phone-verification-form.tsx'

const meta = {
  title: 'Формы/Подтверждение телефона',
  component: PhoneVerificationForm,
  parameters: {
    guide: {
      about: 'Подтверждает телефон кодом из сообщения.',
      use: 'Подтвердить номер кодом из сообщения: номер, код, готово.',
      avoid: 'Сам номер меняют в настройках; код без номера — поле «Одноразовый код».',
    },
  },
  render: (args) => (
    <InColumn>
      <PhoneVerificationForm {...args} />
    </InColumn>
  ),
  args: {
    onSend: fn(),
    onVerify: fn(),
    state: { kind: 'unverified' },
    clock: () => 18_000,
  },
} satisfies Meta<typeof PhoneVerificationForm>

export default meta

type Story = StoryObj<typeof meta>

const phone = '+79000000001'

export const Empty: Story = {
  name: 'Номер',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Получить код' }))
    await expect(canvas.getByText('Обязательное поле')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Телефон'), '9000000001{Enter}')
    await expect(args.onSend).toHaveBeenCalledOnce()
    await expect(args.onSend).toHaveBeenCalledWith(phone)
  },
}
export const Sending: Story = { name: 'Код отправляется', args: { state: { kind: 'sending', phone } } }
export const Code: Story = {
  name: 'Код уходит с последней цифрой',
  args: { state: { kind: 'code-sent', phone, wrongCode: false } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('0:42')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Отправить код еще раз' })).toBeNull()
    await userEvent.type(canvas.getByLabelText('Код из сообщения'), '00421')
    await expect(args.onVerify).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByLabelText('Код из сообщения'), '7')
    await expect(args.onVerify).toHaveBeenCalledOnce()
    await expect(args.onVerify).toHaveBeenCalledWith('004217')
  },
}
export const Short: Story = {
  name: 'Код набран не весь',
  args: { state: { kind: 'code-sent', phone, wrongCode: false } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Код из сообщения'), '0042{Enter}')
    await expect(canvas.getByText(/шесть цифр$/)).toBeVisible()
    await expect(args.onVerify).not.toHaveBeenCalled()
  },
}
export const Resend: Story = {
  name: 'Минута прошла: еще раз и другой номер',
  args: { state: { kind: 'code-sent', phone, wrongCode: false }, clock: () => 60_000 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить код еще раз' }))
    await expect(args.onSend).toHaveBeenCalledWith(phone)
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить номер' }))
    await expect(canvas.getByLabelText('Телефон')).toHaveValue('+7 (900) 000-00-01')
  },
}
export const WrongCode: Story = {
  name: 'Неверный код',
  args: { state: { kind: 'code-sent', phone, wrongCode: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Код из сообщения')).toHaveFocus()
    await expect(canvas.getByText('Неверный код')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Код из сообщения'), '1')
    await expect(canvas.queryByText('Неверный код')).toBeNull()
  },
}
export const Refused: Story = {
  name: 'Код больше не действует',
  args: {
    state: { kind: 'code-sent', phone, wrongCode: false },
    clock: () => 60_000,
    error: 'Код больше не действует, запросите новый',
  },
}
export const Failed: Story = {
  name: 'Нет связи: код на месте',
  args: { state: { kind: 'code-sent', phone, wrongCode: false }, onVerify: fn(noNetwork) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Код из сообщения'), '004217')
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible()
    await expect(canvas.getByLabelText('Код из сообщения')).toHaveValue('004217')
  },
}
export const ResendFailed: Story = {
  name: 'Код еще раз не отправился: сказано и можно повторить',
  args: {
    state: { kind: 'code-sent', phone, wrongCode: false },
    clock: () => 60_000,
    onSend: fn(noNetwork),
  },
  play: async ({ canvas, args }) => {
    const again = canvas.getByRole('button', { name: 'Отправить код еще раз' })
    await userEvent.click(again)
    await expect(await canvas.findByText(/Код не.отправлен/)).toBeVisible()
    await userEvent.click(again)
    await expect(args.onSend).toHaveBeenCalledTimes(2)
    await expect(args.onSend).toHaveBeenLastCalledWith(phone)
    await expect(again).toBeVisible()
  },
}
const other = '9000000002'
const changeTo = async (
  canvas: {
    getByRole: (role: string, how: { name: string }) => HTMLElement
    getByLabelText: (label: string) => HTMLElement
  },
  digits: string,
) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Изменить номер' }))
  const field = canvas.getByLabelText('Телефон')
  await waitFor(() => expect(field).toHaveFocus())
  await userEvent.clear(field)
  await userEvent.type(field, digits)
  await userEvent.click(canvas.getByRole('button', { name: 'Получить код' }))
}
export const ChangeFailed: Story = {
  name: 'Другой номер не ушел: он остается в поле',
  args: { state: { kind: 'code-sent', phone, wrongCode: false }, onSend: fn(noNetwork) },
  play: async ({ canvas, args }) => {
    await changeTo(canvas, other)
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible()
    await expect(canvas.getByLabelText('Телефон')).toHaveValue('+7 (900) 000-00-02')
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await expect(args.onSend).toHaveBeenCalledTimes(2)
    await expect(args.onSend).toHaveBeenLastCalledWith('+79000000002')
  },
}
export const ChangeSending: Story = {
  name: 'Другой номер отправляется: он на виду и второй раз не уйдет',
  args: { state: { kind: 'code-sent', phone, wrongCode: false }, onSend: fn(noAnswer) },
  play: async ({ canvas, args }) => {
    await changeTo(canvas, other)
    await expect(canvas.getByLabelText('Телефон')).toHaveValue('+7 (900) 000-00-02')
    await expect(canvas.getByRole('button', { name: 'Вернуться к вводу кода' })).toBeDisabled()
    await userEvent.type(canvas.getByLabelText('Телефон'), '{Enter}')
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
}
export const Back: Story = {
  name: 'Номер менять передумали',
  args: { state: { kind: 'code-sent', phone, wrongCode: false } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить номер' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуться к вводу кода' }))
    await expect(canvas.getByLabelText('Код из сообщения')).toHaveFocus()
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}
function Owner(args: React.ComponentProps<typeof PhoneVerificationForm>) {
  const [state, setState] = useState(args.state)
  return (
    <InColumn>
      <PhoneVerificationForm
        {...args}
        state={state}
        onSend={async (next) => {
          await args.onSend(next)
          setState({ kind: 'code-sent', phone: next, wrongCode: false })
        }}
        onVerify={async (code) => {
          await args.onVerify(code)
          const sentTo = 'phone' in state ? state.phone : phone
          const isRight = code === '004217'
          setState(
            isRight
              ? { kind: 'verified', phone: sentTo }
              : { kind: 'code-sent', phone: sentTo, wrongCode: true },
          )
        }}
      />
    </InColumn>
  )
}
export const Changed: Story = {
  name: 'Весь путь: номер, другой номер, неверный код, подтверждено',
  render: (args) => <Owner {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Телефон'), '9000000001{Enter}')
    await expect(await canvas.findByText(/000-00-01/)).toBeVisible()
    await changeTo(canvas, other)
    await expect(await canvas.findByLabelText('Код из сообщения')).toHaveFocus()
    await expect(canvas.getByText(/000-00-02/)).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Код из сообщения'), '111111')
    await expect(await canvas.findByText('Неверный код')).toBeVisible()
    await userEvent.clear(canvas.getByLabelText('Код из сообщения'))
    await userEvent.type(canvas.getByLabelText('Код из сообщения'), '004217')
    await expect(await canvas.findByText('Телефон подтвержден')).toBeVisible()
    await expect(args.onSend).toHaveBeenCalledTimes(2)
  },
}
export const Blocked: Story = {
  name: 'Отправить нельзя',
  args: { blocked: 'Сегодня кодов больше не будет: попробуйте завтра' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Телефон')).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Получить код' })).toBeDisabled()
  },
}
export const Verifying: Story = { name: 'Проверяется', args: { state: { kind: 'verifying', phone } } }
export const Verified: Story = { name: 'Подтвержден', args: { state: { kind: 'verified', phone } } }
export const Phone: Story = {
  name: 'Телефон',
  globals: { viewport: { value: 'phone' } },
  args: { state: { kind: 'code-sent', phone, wrongCode: false } },
}
