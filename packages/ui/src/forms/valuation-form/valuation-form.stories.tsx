import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { InColumn, noNetwork } from '../form-shell/in-column.tsx'
import { loadSampleAddresses } from '../form-shell/sample-suggestions.ts'
import { filledWith } from '../form-shell/filled-with.tsx'
import { sendAgain } from '../form-shell/send-again.ts'
import { ValuationForm } from './valuation-form.tsx'

const meta = {
  title: 'Формы/Оценка квартиры',
  component: ValuationForm,
  parameters: {
    guide: {
      about: 'Квартира, которую оценивают: по адресу или по номеру.',
      use: 'Рыночная цена квартиры: адрес и площадь обязательны, остальное уточняет.',
      avoid: 'Цены прошлых сделок дома показывает «История продаж».',
    },
  },
  render: (args) => (
    <InColumn>
      <ValuationForm {...args} />
    </InColumn>
  ),
  args: { onSubmit: fn(), submitText: 'Оценить за 99\u00a0₽', loadAddresses: loadSampleAddresses },
} satisfies Meta<typeof ValuationForm>

export default meta

type Story = StoryObj<typeof meta>

const address = 'г Образцовск, ул Кленовая, д 14, кв 47'
const initial = { address }

export const Empty: Story = {
  name: 'Пустая и за пределами',
  play: async ({ canvas, args }) => {
    const submit = canvas.getByRole('button', { name: /^Оценить/ })
    await userEvent.click(submit)
    await expect(canvas.getByRole('alert')).toHaveTextContent('Площадь: Обязательное поле')
    await userEvent.type(
      canvas.getByLabelText('Адрес или кадастровый номер квартиры'),
      'г Образцовск, ул Кленовая',
    )
    await userEvent.type(canvas.getByLabelText('Площадь'), '4,9')
    await userEvent.type(canvas.getByRole('spinbutton', { name: /^Комнат/ }), '101')
    await userEvent.type(canvas.getByRole('spinbutton', { name: /^Этаж/ }), '-6')
    await userEvent.click(submit)
    await expect(canvas.getByLabelText('Адрес или кадастровый номер квартиры')).toHaveAccessibleDescription(
      /номер дома$/,
    )
    await expect(canvas.getByLabelText('Площадь')).toHaveAccessibleDescription(/от.5.м²$/)
    await expect(canvas.getByRole('spinbutton', { name: /^Комнат/ })).toHaveAccessibleDescription(/до.100$/)
    await expect(canvas.getByRole('spinbutton', { name: /^Этаж/ })).toHaveAccessibleDescription(
      /от.−5 до.200$/,
    )
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Sends: Story = {
  name: 'Отдает числа, пустое не отдает',
  args: { initial },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Площадь'), '54,5')
    await userEvent.type(canvas.getByRole('spinbutton', { name: /^Этаж/ }), '9{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({ address, area: 54.5, floor: 9 })
  },
}
export const ByNumber: Story = {
  name: 'По номеру: площадь не нужна, неверный номер не уходит',
  args: {
    loadAddresses: async () => [
      {
        value: address,
        data: { cadastral_number: '00:14:0203005:1047' },
      },
    ],
  },
  play: async ({ canvas, args }) => {
    const place = canvas.getByLabelText('Адрес или кадастровый номер квартиры')
    const submit = canvas.getByRole('button', { name: /^Оценить/ })
    await userEvent.type(place, '00:14:0203')
    await userEvent.click(submit)
    await expect(place).toHaveAccessibleDescription('Некорректный кадастровый номер')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(place, '005')
    const row = await canvas.findByRole('option', { name: /00:14:0203005:1047/ }, { timeout: 3000 })
    await expect(row).toHaveTextContent(address)
    await userEvent.click(row)
    await expect(place).toHaveValue('00:14:0203005:1047')
    await userEvent.click(submit)
    await expect(args.onSubmit).toHaveBeenCalledWith({ address: '00:14:0203005:1047' })
  },
}
export const Refused: Story = {
  name: 'Отказ сервера',
  args: { initial, error: 'Рядом слишком мало похожих объявлений, чтобы назвать цену' },
}
export const Filled: Story = {
  name: 'Заполнена',
  args: { initial },
  ...filledWith({ area: '54,5', rooms: '2', floor: '9' }),
}
export const Failed: Story = {
  name: 'Нет связи: введенное на месте, можно повторить',
  args: { initial, onSubmit: fn(noNetwork) },
  play: async (context) => {
    await Sends.play?.(context)
    await sendAgain(context)
  },
}
export const Loading: Story = { name: 'Ждет ответа', args: { initial, loading: true } }
export const Blocked: Story = {
  name: 'Оценка выключена',
  args: { initial, blocked: 'Собираем свежие объявления. Оценка снова откроется через час.' },
}
export const Phone: Story = {
  name: 'Телефон',
  globals: { viewport: { value: 'phone' } },
  args: {
    initial: { address: 'Образцовская область, г Новый Образцовск, ул Большая Кленовая, д 14, кв 47' },
  },
}
