import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { InColumn, noNetwork } from '../form-shell/in-column.tsx'
import { filledWith } from '../form-shell/filled-with.tsx'
import { sendAgain } from '../form-shell/send-again.ts'
import { CarForm } from './car-form.tsx'

const meta = {
  title: 'Формы/Проверка авто',
  component: CarForm,
  globals: { brand: 'fiz' },
  parameters: {
    guide: {
      about: 'Автомобиль по госномеру или VIN.',
      use: 'Машина по госномеру или VIN: проверка авто, штрафов, владельца.',
      avoid: 'Водителя по имени и дате рождения проверяет «Проверка человека».',
    },
  },
  render: (args) => (
    <InColumn>
      <CarForm {...args} />
    </InColumn>
  ),
  args: { onSubmit: fn(), submitText: 'Проверить за 99\u00a0₽' },
} satisfies Meta<typeof CarForm>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {
  name: 'Пустая и неверный госномер',
  play: async ({ canvas, args }) => {
    const submit = canvas.getByRole('button', { name: /^Проверить/ })
    await userEvent.click(submit)
    await expect(canvas.getByText('Обязательное поле')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Госномер' }), 'А000АА000')
    await userEvent.click(submit)
    await expect(canvas.getByText('Некорректный гос. номер')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Plate: Story = {
  name: 'По госномеру, латиницей',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Госномер' }), 'a000aa00{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({ plate: 'А000АА00' })
  },
}
export const Vin: Story = {
  name: 'По VIN; набранный госномер остается',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Госномер' }), 'А0')
    await userEvent.click(canvas.getByRole('radio', { name: /VIN/ }))
    const vin = canvas.getByRole('textbox', { name: 'VIN' })
    await userEvent.type(vin, '0000000000000000{Enter}')
    await expect(canvas.getByText('Введите корректный VIN')).toBeVisible()
    await userEvent.type(vin, '0{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({ vin: '00000000000000000' })
    await userEvent.click(canvas.getByRole('radio', { name: /госномеру/ }))
    await expect(canvas.getByRole('textbox', { name: 'Госномер' })).toHaveValue('А 0')
  },
}
export const Refused: Story = {
  name: 'Отказ сервера у поля',
  args: { refusals: { plate: 'Машина с таким номером не найдена' } },
}
export const Filled: Story = {
  name: 'Заполнена',
  ...filledWith({ plate: 'А000АА00' }),
}
export const Failed: Story = {
  name: 'Нет связи: введенное на месте, можно повторить',
  args: { onSubmit: fn(noNetwork) },
  play: async (context) => {
    await Plate.play?.(context)
    await sendAgain(context)
  },
}
export const Loading: Story = { name: 'Ждет ответа', args: { loading: true } }
export const Blocked: Story = {
  name: 'Проверка выключена',
  args: { blocked: 'Источник сведений об автомобилях сегодня не отвечает. Попробуйте завтра.' },
}
export const Phone: Story = {
  name: 'Телефон',
  globals: { viewport: { value: 'phone' } },
  args: { initialBy: 'vin' },
}
