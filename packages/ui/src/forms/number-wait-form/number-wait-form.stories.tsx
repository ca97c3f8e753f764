import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { InColumn, noNetwork } from '../form-shell/in-column.tsx'
import { sendAgain } from '../form-shell/send-again.ts'
import { NumberWaitForm } from './number-wait-form.tsx'

const meta = {
  title: 'Формы/Проверка номера оператором',
  component: NumberWaitForm,
  parameters: {
    guide: {
      about: 'Передает оператору объект, который реестр не подтвердил.',
      use: 'На странице объекта, которого никто не подтвердил: оператор проверит и ответит одним письмом.',
      avoid: 'Где реестр знает все номера, несуществующий номер оператору не отдают.',
    },
  },
  render: (args) => (
    <InColumn>
      <NumberWaitForm {...args} />
    </InColumn>
  ),
  args: {
    onSubmit: fn(),
    after: 'Нажимая «Отправить оператору», вы разрешаете ООО «Проверка» хранить этот запрос и почту.',
  },
} satisfies Meta<typeof NumberWaitForm>

export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = {
  name: 'Пояснение и почта',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/Что известно еще/), 'В договоре дом 3/5 ')
    await userEvent.type(canvas.getByLabelText('Почта'), ' marina@example.ru{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({
      note: 'В договоре дом 3/5',
      email: 'marina@example.ru',
    })
  },
}
export const Wrong: Story = {
  name: 'Не адрес',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Почта'), 'марина{Enter}')
    await expect(canvas.getByText('Некорректный email')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Failed: Story = {
  name: 'Ошибка сети',
  args: { onSubmit: fn(noNetwork) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Почта'), 'marina@example.ru{Enter}')
    await sendAgain({ canvas, args })
  },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
