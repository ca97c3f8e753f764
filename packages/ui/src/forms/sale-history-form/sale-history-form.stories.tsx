import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { InColumn, noNetwork } from '../form-shell/in-column.tsx'
import { loadSampleAddresses } from '../form-shell/sample-suggestions.ts'
import { SaleHistoryForm } from './sale-history-form.tsx'

const meta = {
  title: 'Формы/История продаж',
  component: SaleHistoryForm,
  parameters: {
    guide: {
      about: 'Дом, по которому показывают продажи.',
      use: 'Дом, сделки в котором показывают; квартира в адресе отбрасывается.',
      avoid: 'Чтобы открыть один объект, возьмите «Поиск»; чтобы узнать цену сейчас — «Оценку квартиры».',
    },
  },
  render: (args) => (
    <InColumn>
      <SaleHistoryForm {...args} />
    </InColumn>
  ),
  args: { onSubmit: fn(), loadAddresses: loadSampleAddresses },
} satisfies Meta<typeof SaleHistoryForm>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {
  name: 'Пустая и без номера дома',
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Адрес дома')
    await userEvent.click(canvas.getByRole('button', { name: 'Показать продажи' }))
    await expect(canvas.getByText('Обязательное поле')).toBeVisible()
    await userEvent.type(input, 'г Образцовск, ул Кленовая')
    await userEvent.tab()
    await expect(canvas.getByText(/номер дома$/)).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Sends: Story = {
  name: 'Отдает дом без квартиры',
  args: { initialAddress: ' г Образцовск, ул Кленовая, д 14, кв 47' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать продажи' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({ address: 'г Образцовск, ул Кленовая, д 14' })
  },
}
export const Refused: Story = {
  name: 'Дом не найден',
  args: {
    initialAddress: 'г Образцовск, ул Кленовая, д 140',
    refusals: { address: 'Такого дома нет в данных. Укажите улицу и номер дома' },
  },
}
export const Failed: Story = {
  name: 'Нет связи',
  args: { initialAddress: 'г Образцовск, ул Кленовая, д 14', onSubmit: fn(noNetwork) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать продажи' }))
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible()
  },
}
export const Loading: Story = {
  name: 'Ждет ответа',
  args: { initialAddress: 'г Образцовск, ул Кленовая, д 14', loading: true },
}
export const Blocked: Story = {
  name: 'Гостю закрыта',
  args: { blocked: 'История продаж открывается после входа' },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
