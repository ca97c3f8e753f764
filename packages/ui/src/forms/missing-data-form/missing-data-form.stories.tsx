import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { InColumn } from '../form-shell/in-column.tsx'
import { MissingDataForm } from './missing-data-form.tsx'

const meta = {
  title: 'Формы/Недостающие данные',
  component: MissingDataForm,
  parameters: {
    guide: {
      about: 'Данные, которых не хватило отчету: добавленное проверяется бесплатно.',
      use: 'В отчете, где источнику не хватило данных: спрашивает только то, чего нет, проверка бесплатна.',
      avoid: 'Чтобы исправить уже данное, нужна поддержка; для нового человека возьмите «Проверку человека».',
    },
  },
  render: (args) => (
    <InColumn>
      <MissingDataForm {...args} />
    </InColumn>
  ),
  args: {
    onSubmit: fn(),
    wanted: [
      { name: 'inn', checks: ['Налоговая задолженность', 'ИП и участие в компаниях'], alsoNeeds: [] },
      { name: 'passport', checks: ['Паспорт'], alsoNeeds: [] },
    ],
  },
} satisfies Meta<typeof MissingDataForm>

export default meta

type Story = StoryObj<typeof meta>

export const Sends: Story = {
  name: 'Хватает одного поля',
  play: async ({ canvas, args }) => {
    const submit = canvas.getByRole('button', { name: 'Проверить бесплатно' })
    // Before anything is pressed: the first field.
    await expect(canvas.getAllByRole('textbox')[0]).toHaveFocus()
    await userEvent.click(submit)
    await expect(canvas.getByText('Заполните хотя бы одно поле')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByLabelText(/^Паспорт/), '0000000123')
    await userEvent.click(submit)
    await expect(args.onSubmit).toHaveBeenCalledWith({ passport: '0000000123' })
  },
}
export const Wrong: Story = {
  name: 'Ошибка в номере',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/^ИНН/), '000000000000')
    await userEvent.type(canvas.getByLabelText(/^Паспорт/), '00 00')
    await userEvent.click(canvas.getByRole('button', { name: 'Проверить бесплатно' }))
    await expect(canvas.getByLabelText(/^Паспорт/)).toHaveAccessibleDescription(/10 цифр$/)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Person: Story = {
  name: 'О человеке: что даст каждое поле',
  args: {
    wanted: [
      { name: 'middleName', checks: ['Розыск'], alsoNeeds: [] },
      { name: 'region', checks: ['Исполнительные производства'], alsoNeeds: [] },
      { name: 'inn', checks: ['Налоговая задолженность', 'ИП и участие в компаниях'], alsoNeeds: [] },
      { name: 'passport', checks: ['Паспорт'], alsoNeeds: [] },
      { name: 'license', checks: ['Водительское удостоверение'], alsoNeeds: [] },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^ИНН/)).toHaveAccessibleDescription(
      /^Проверим: налоговая задолженность, ИП и\sучастие в\sкомпаниях/,
    )
    await userEvent.type(canvas.getByLabelText(/^Отчество/), 'Petrovich')
    await userEvent.tab()
    await expect(canvas.getByLabelText(/^Отчество/)).toHaveAccessibleDescription(/русскими\sбуквами/)
  },
}
export const Car: Story = {
  name: 'О машине: двух чисел не хватает вместе',
  args: {
    wanted: [
      { name: 'vin', checks: ['Пробег', 'Розыск'], alsoNeeds: [] },
      { name: 'plate', checks: ['Штрафы'], alsoNeeds: ['certificate'] },
      { name: 'certificate', checks: ['Штрафы'], alsoNeeds: ['plate'] },
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText(/^Госномер/)).toHaveAccessibleDescription(
      /^Проверим: штрафы, если заполнить и\s«СТС»/,
    )
    await userEvent.type(canvas.getByLabelText(/^VIN/), '000DEM0000')
    await userEvent.click(canvas.getByRole('button', { name: 'Проверить бесплатно' }))
    await expect(canvas.getByLabelText(/^VIN/)).toHaveAccessibleDescription(/Введите корректный VIN/)
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByLabelText(/^VIN/), '0000014')
    await userEvent.click(canvas.getByRole('button', { name: 'Проверить бесплатно' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ vin: '000DEM00000000014' })
  },
}
export const Only: Story = {
  name: 'Не хватает одного: поле обязательно',
  args: { wanted: [{ name: 'vin', checks: ['Пробег'], alsoNeeds: [] }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Проверить бесплатно' }))
    await expect(canvas.getByLabelText('VIN')).toHaveAccessibleDescription(/Обязательное поле/)
  },
}
export const RefusedField: Story = {
  name: 'Сервер не принял одно поле',
  args: { refusals: { passport: 'Паспорт — 10 цифр' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Паспорт/)).toHaveAccessibleDescription(/10 цифр/)
  },
}
export const Refused: Story = { name: 'Отказ сервера', args: { error: 'Эти данные в отчете уже есть' } }
export const Loading: Story = { name: 'Ждет ответа', args: { loading: true } }
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
