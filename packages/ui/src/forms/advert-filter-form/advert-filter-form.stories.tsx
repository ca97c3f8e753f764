import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { loadSampleAddresses } from '../form-shell/sample-suggestions.ts'
import { AdvertFilterForm } from './advert-filter-form.tsx'

const meta = {
  title: 'Формы/Отбор объявлений',
  component: AdvertFilterForm,
  parameters: {
    guide: {
      about: 'Место и семь отборов объявлений; работает без скриптов.',
      use: 'Список объявлений: место, площадь, цена, вид, комнаты, площадка.',
      avoid: 'Порядок списка — ссылки над ним, а не поле.',
    },
  },
  args: {
    texts: {},
    shownHref: '/adverts/',
    action: '/adverts/',
    objectTypes: ['Квартира', 'Комната'],
    sites: [{ value: '1', label: 'Площадка для примера' }],
    loadAddresses: loadSampleAddresses,
    onSubmit: fn(),
  },
} satisfies Meta<typeof AdvertFilterForm>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {
  name: 'Без отбора',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Цена от'), '5000000')
    await userEvent.selectOptions(canvas.getByLabelText('Комнат'), '2')
    await userEvent.click(canvas.getByRole('button', { name: 'Показать' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ price1: '5000000', rooms: '2' }),
    )
  },
}
export const Turned: Story = {
  name: 'Границы наоборот',
  args: { texts: { price1: '9000000', price2: '5000000' }, shownHref: '/adverts/?price1=9000000' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(document.activeElement).toBeInvalid()
  },
}
export const Unknown: Story = {
  name: 'Площадки больше нет',
  args: { texts: { id_site: '77' }, shownHref: '/adverts/?id_site=77', resetHref: '/adverts/' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Площадка')).toHaveValue('77')
    await expect(canvas.getByRole('link', { name: 'Сбросить фильтры' })).toBeVisible()
  },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
