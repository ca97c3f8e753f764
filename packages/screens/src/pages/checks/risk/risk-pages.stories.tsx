import { objects } from '@proverka/api/calls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { createProductPage } from '../product/product-page.tsx'
import { refuses } from '../../../stories/fake-server.ts'
import { inSituation, pageStories } from '../../../stories/page-story.tsx'
import * as b2c from './risk-b2c-page.tsx'
import * as search from './risk-page.tsx'

const OrderPage = createProductPage('risk-assessment', 'RiskAssessmentOwner')

const meta = {
  ...pageStories(search),
  title: 'Экраны/Риски сделки',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    situation: { path: '/risk/', servesAll: true },
    guide: {
      use: 'Поиск объекта ради проверки собственника, форма заказа и страница для гостей.',
      avoid: 'Человека без объекта проверяют на странице человека.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

export const Search: Story = {
  name: 'Поиск объекта',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Найти' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Посмотреть пример отчета' })).toBeVisible()
  },
}
export const SearchPhone: Story = {
  ...Search,
  name: 'Поиск объекта: телефон',
  globals: { viewport: { value: 'phone' } },
}
export const Landing: Story = {
  name: 'Для гостей',
  parameters: inSituation({ path: '/risk-assessment-b2c/', servesAll: true }),
  render: () => <b2c.Component />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /^Оценка\sрисков/ })).toBeVisible()
  },
}
export const LandingPhone: Story = {
  ...Landing,
  name: 'Для гостей: телефон',
  globals: { viewport: { value: 'phone' } },
}
export const Form: Story = {
  name: 'Форма: отказы у полей',
  parameters: inSituation({ path: '/risk-assessment/', servesAll: true }),
  render: () => <OrderPage />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Кадастровый номер объекта'), '00:14')
    await userEvent.click(canvas.getByRole('button', { name: /^Проверить за/ }))
    await expect(canvas.getAllByText('Некорректный кадастровый номер').length).toBeGreaterThan(0)
    await expect(canvas.getAllByText('Обязательное поле').length).toBeGreaterThan(0)
  },
}
export const FormRefused: Story = {
  name: 'Форма: реестр не ответил',
  parameters: inSituation({
    path: '/risk-assessment/',
    servesAll: true,
    answers: [refuses(objects.getObject, 'access/denied')],
  }),
  render: () => <OrderPage />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Кадастровый номер объекта'), '00:14:0203005:1047')
    await userEvent.type(canvas.getByLabelText('Фамилия собственника'), 'Ладогин')
    await userEvent.type(canvas.getByLabelText('Имя'), 'Арсений')
    await userEvent.type(canvas.getByLabelText('Дата рождения'), '14031987')
    await userEvent.click(canvas.getByRole('radio', { name: /^Покупаю или\sпродаю/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^Проверить за/ }))
    await expect(await canvas.findByText('Нет доступа')).toBeVisible()
  },
}
