import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { InColumn, noNetwork } from '../form-shell/in-column.tsx'
import { filledWith } from '../form-shell/filled-with.tsx'
import { sendAgain } from '../form-shell/send-again.ts'
import { WholesaleForm } from './wholesale-form.tsx'

const meta = {
  title: 'Формы/Оптовый заказ',
  component: WholesaleForm,
  parameters: {
    guide: {
      use: 'Один отчет сразу о многих объектах: номера вставляют списком или столбцом таблицы.',
      avoid: 'Для одного объекта возьмите «Поиск», для одного номера в форме — поле «Кадастровый номер».',
    },
  },
  render: (args) => (
    <InColumn wide>
      <WholesaleForm {...args} />
    </InColumn>
  ),
  args: {
    onSubmit: fn(),
    products: [
      {
        id: 'object',
        name: 'Выписка ЕГРН об объекте',
        description: 'Собственники, обременения',
        price: 499_00,
      },
      {
        id: 'rights',
        name: 'Отчет о переходе прав',
        description: 'История по правообладателям',
        price: 499_00,
      },
    ],
  },
} satisfies Meta<typeof WholesaleForm>

export default meta

type Story = StoryObj<typeof meta>

const label = 'Кадастровые номера'
const numbers = '00:14:0203005:1047\n00:14:0203005:1048'
const mixed = `00:14:0203005:1047
00-14-0203005-1048, квартира на Кленовой
00:14:0203005:1047
00:14:02`

async function paste(canvas: { getByLabelText: (label: string) => HTMLElement }, text: string) {
  await userEvent.click(canvas.getByLabelText(label))
  await userEvent.paste(text)
}

export const Empty: Story = {
  name: 'Пустая',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Заказать отчеты' }))
    await expect(canvas.getByLabelText(label)).toHaveFocus()
    await expect(canvas.getByText('Обязательное поле')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Refusals: Story = {
  name: 'Список с ошибками: строки названы и убираются разом',
  play: async ({ canvas, args }) => {
    await paste(canvas, mixed)
    await expect(canvas.getByRole('status')).toHaveTextContent(/Найдено 2 объекта, 1.повтор не.считаем/)
    const rows = canvas.getAllByRole('listitem')
    await expect(rows[0]).toHaveTextContent('Строка 2квартира на Кленовой')
    await expect(rows[1]).toHaveTextContent('Строка 400:14:02')
    await userEvent.click(canvas.getByRole('button', { name: /^Заказать 2.отчета за 998.₽$/ }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.getByLabelText(label)).toBeInvalid()
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать эти записи' }))
    await expect(canvas.getByLabelText(label)).toHaveFocus()
    await userEvent.click(canvas.getByRole('radio', { name: /переходе прав/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^Заказать/ }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({
      numbers: ['00:14:0203005:1047', '00:14:0203005:1048'],
      productId: 'rights',
    })
  },
}
export const Mixed: Story = {
  name: 'Список разобран',
  play: async ({ canvas }) => {
    await paste(canvas, mixed)
    await expect(canvas.getByText(/записи без кадастрового/)).toBeVisible()
  },
}
export const TooMany: Story = {
  name: 'Больше, чем берет один заказ',
  args: { most: 2 },
  play: async ({ canvas, args }) => {
    await paste(canvas, '00:14:0203005:1047\n00:14:0203005:1048\n00:14:0203005:1049')
    await userEvent.click(canvas.getByRole('button', { name: /^Заказать/ }))
    await expect(canvas.getByText(/не.больше 2.объектов, уберите 1$/)).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Refused: Story = { name: 'Отказ сервера', args: { error: 'Услуга сейчас не продается' } }
export const Filled: Story = {
  name: 'Заполнена: цена всего списка',
  ...filledWith({ list: numbers }),
}
export const Failed: Story = {
  name: 'Нет связи: введенное на месте, можно повторить',
  args: { onSubmit: fn(noNetwork) },
  play: async (context) => {
    await paste(context.canvas, numbers)
    await userEvent.click(context.canvas.getByRole('button', { name: /^Заказать 2/ }))
    await sendAgain(context)
  },
}
export const Loading: Story = { name: 'Ждет ответа', args: { loading: true } }
export const Blocked: Story = {
  name: 'Не на этом тарифе',
  args: { blocked: 'Оптовый заказ открыт на тарифе «Агентство»' },
}
export const Phone: Story = {
  name: 'Телефон: список разобран',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await paste(canvas, mixed)
    await expect(canvas.getByText(/записи без кадастрового/)).toBeVisible()
  },
}
