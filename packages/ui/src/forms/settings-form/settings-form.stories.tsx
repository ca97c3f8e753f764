import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { InColumn, noNetwork } from '../form-shell/in-column.tsx'
import { sendAgain } from '../form-shell/send-again.ts'
import { SettingsForm } from './settings-form.tsx'

const meta = {
  title: 'Формы/Личные данные',
  component: SettingsForm,
  parameters: {
    guide: {
      use: 'Имя и\u00a0телефон в\u00a0кабинете; почта показана, но не\u00a0меняется.',
      avoid: 'Пароль меняет «Смена пароля», номер подтверждает «Подтверждение телефона».',
    },
  },
  render: (args) => (
    <InColumn>
      <SettingsForm {...args} />
    </InColumn>
  ),
  args: {
    onSubmit: fn(),
    initial: { name: 'Марина', phone: '+7 (900) 000-00-01', email: 'marina@example.ru' },
  },
} satisfies Meta<typeof SettingsForm>

export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = {
  name: 'Новый номер придется подтвердить',
  play: async ({ canvas, args }) => {
    const phone = canvas.getByLabelText(/^Телефон/)
    await expect(phone).not.toHaveAccessibleDescription()
    await expect(canvas.getByLabelText('Электронная почта')).toBeDisabled()
    await userEvent.clear(phone)
    await userEvent.type(phone, '9000000002')
    await expect(phone).toHaveAccessibleDescription('Новый номер нужно будет подтвердить')
    await userEvent.type(canvas.getByLabelText('Имя'), ' Игоревна {Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Марина Игоревна', phone: '+79000000002' })
  },
}
export const Wrong: Story = {
  name: 'Без имени и\u00a0с\u00a0обрывком номера',
  play: async ({ canvas, args }) => {
    await userEvent.clear(canvas.getByLabelText('Имя'))
    await userEvent.type(canvas.getByLabelText(/^Телефон/), '{Backspace}{Backspace}{Enter}')
    await expect(canvas.getByLabelText('Имя')).toHaveAccessibleDescription('Обязательное поле')
    await expect(canvas.getByText('Некорректный номер телефона')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const NoPhone: Story = {
  name: 'Без телефона',
  args: { initial: { name: 'Марина', phone: '', email: 'marina@example.ru' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Марина', phone: '' })
  },
}
export const Refused: Story = {
  name: 'Отказ сервера',
  args: { refusals: { phone: 'Некорректный номер телефона' } },
}
export const Failed: Story = {
  name: 'Нет связи: введенное на\u00a0месте, можно повторить',
  args: { onSubmit: fn(noNetwork) },
  play: async (context) => {
    await Filled.play?.(context)
    await sendAgain(context)
  },
}
export const Loading: Story = { name: 'Ждет ответа', args: { loading: true } }
export const Blocked: Story = {
  name: 'Сведения еще не\u00a0пришли',
  args: { blocked: 'Загружаем ваши данные' },
}
export const Phone: Story = {
  name: 'Телефон, длинные слова',
  globals: { viewport: { value: 'phone' } },
  args: {
    initial: {
      name: 'Константин Константинович Новообразцовский-Кленовый',
      phone: '+7 (900) 000-00-01',
      email: 'konstantin.novoobraztsovskiy.klenovyy@example.ru',
    },
  },
}
