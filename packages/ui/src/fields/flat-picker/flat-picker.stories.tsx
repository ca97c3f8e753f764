import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FlatPicker } from './flat-picker.tsx'

const meta = {
  title: 'Поля/Квартира дома',
  component: FlatPicker,
  parameters: {
    guide: {
      about: 'Квартиры дома: поле для номера и список по этажам под ним.',
      use: 'В доме много квартир: номер набирают, а не ищут глазами. Поле первым, список под ним.',
      avoid: 'Несколько похожих объектов сравнивают по площади и статусу в окне «Выбор объекта».',
    },
  },
  args: {
    actionText: 'Открыть',
    onSelect: fn(),
    onMissing: fn(),
    flats: Array.from({ length: 120 }, (_, at) => ({
      key: `flat-${at + 1}`,
      number: String(at + 1),
      cadastralNumber: at % 17 === 4 ? '' : `00:01:0101001:${1201 + at}`,
      area: '54,3\u00a0м²',
      gone: at === 16 ? 'Снят с учета' : '',
    })),
  },
} satisfies Meta<typeof FlatPicker>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Номер набирают: что начинается так же, потом сама квартира',
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Номер квартиры')
    const answer = within(canvas.getByRole('status'))
    await userEvent.type(field, '11')
    await expect(answer.getByText('Квартира 11')).toBeVisible()
    await expect(answer.getByText(/еще.на.11 начинаются 10 квартир/)).toBeVisible()
    await userEvent.type(field, '8{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith('flat-118')
    await userEvent.type(field, '{Escape}')
    await expect(field).toHaveValue('')
    await userEvent.type(field, '500')
    await userEvent.click(canvas.getByRole('button', { name: 'Искать квартиру 500' }))
    await expect(args.onMissing).toHaveBeenCalledWith('500')
  },
}
export const Keyboard: Story = {
  name: 'Список — одна остановка Tab; стрелки ходят, цифры возвращают в поле',
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Номер квартиры')
    await userEvent.click(field)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Квартира 1' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'Квартира 3' })).toHaveFocus()
    await userEvent.keyboard('{End}{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith('flat-120')
    await userEvent.keyboard('7')
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('7')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getAllByRole('button', { name: 'Квартира 7' }).at(-1)).toHaveFocus()
  },
}
export const SeveralRecords: Story = {
  name: 'Две записи одной квартиры: выбирают по номеру и площади',
  args: {
    flats: ['1', '2', '3', '3', '4', '5'].map((number, at) => ({
      key: `record-${at}`,
      number,
      cadastralNumber: `00:01:0101001:${at}`,
      area: '',
      gone: '',
    })),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Квартира 3' }))
    await expect(args.onSelect).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть квартиру 3, 00:01:0101001:3' }))
    await expect(args.onSelect).toHaveBeenCalledWith('record-3')
  },
}
export const Floors: Story = {
  name: '[REG-13] Этажи всех квартир известны: список по этажам, верхний первым',
  args: {
    flats: Array.from({ length: 36 }, (_, at) => ({
      key: `flat-${at + 1}`,
      number: String(at + 1),
      cadastralNumber: at === 4 ? '' : `00:01:0101001:${1201 + at}`,
      area: '54,3\u00a0м²',
      floor: String(Math.floor(at / 4) + 1),
      gone: at === 16 ? 'Снят с учета' : '',
    })),
  },
  play: async ({ canvas, args }) => {
    const list = within(canvas.getByRole('group', { name: 'Квартиры по этажам' }))
    await expect(list.getAllByRole('button')[0]).toHaveAccessibleName('Квартира 33, этаж 9')
    const field = canvas.getByLabelText('Номер квартиры')
    await userEvent.type(field, '29{ArrowDown}')
    await expect(list.getByRole('button', { name: 'Квартира 29, этаж 8' })).toHaveFocus()
    await expect(within(canvas.getByRole('status')).getByText(/8\sэтаж/)).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await expect(list.getByRole('button', { name: 'Квартира 25, этаж 7' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith('flat-25')
  },
}
export const FloorsOnPhone: Story = {
  ...Floors,
  name: 'Этажи на телефоне',
  globals: { viewport: { value: 'phone' } },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
