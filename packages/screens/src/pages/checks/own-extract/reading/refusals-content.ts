import type { ExtractErrorCode } from '@proverka/egrn'
import type { FileKind } from '@proverka/egrn'

/** Why a file shows no report. */
export type RefusalCode =
  | ExtractErrorCode
  | Exclude<FileKind, 'archive' | 'signature' | 'text-signature' | 'xml'>
  | 'archive-broken'
  | 'archive-locked'
  | 'archive-large'
  | 'archive-without-extract'
  | 'lonely-signature'
  | 'too-many'
  | 'unreadable'
  | 'failed'

/** What is wrong, and what to do. */
export const REFUSALS: { readonly [code in RefusalCode]: { readonly title: string; readonly text: string } } =
  {
    pdf: {
      title: 'Это PDF, а нужен XML',
      text: 'PDF читается только глазами. В том же архиве Росреестра лежит файл .xml: перетащите весь архив.',
    },
    html: {
      title: 'Это страница для просмотра, а нужен XML',
      text: 'Ее делают из выписки, но записей реестра в ней уже нет. Возьмите исходный файл .xml.',
    },
    image: {
      title: 'Это картинка, а нужен XML',
      text: 'Снимок экрана ничего не доказывает: его легко исправить. Попросите исходный архив.',
    },
    office: {
      title: 'Это документ Office, а нужен XML',
      text: 'Выписка приходит архивом с файлами .xml и .sig.',
    },
    'other-archive': {
      title: 'Такой архив мы не открываем',
      text: 'Росреестр присылает ZIP. Распакуйте этот архив и перетащите файлы .xml и .sig.',
    },
    other: {
      title: 'Это не выписка',
      text: 'Нужен файл .xml из ответа Росреестра или весь его архив .zip.',
    },
    empty: { title: 'Файл пуст', text: 'В нем нет ни одного байта. Скачайте его заново.' },
    'not-xml': {
      title: 'Файл испорчен',
      text: 'Он похож на XML, но прочитать его нельзя. Так бывает после правки в редакторе: возьмите исходный.',
    },
    'other-schema': {
      title: 'Это XML, но не выписка из ЕГРН',
      text: 'Похоже на межевой план, запрос или счет. Нужен файл из ответа Росреестра на запрос выписки.',
    },
    truncated: { title: 'Файл обрывается', text: 'Он скачан не до конца. Скачайте его заново и повторите.' },
    'too-large': {
      title: 'Файл слишком велик',
      text: 'Читаем выписки до 50 МБ и до миллиона тегов: больше не поместится в память вкладки.',
    },
    'forbidden-markup': {
      title: 'В файле лишняя разметка',
      text: 'В нем есть DTD, подстановки или чрезмерная вложенность. Росреестр таких файлов не делает.',
    },
    'archive-broken': {
      title: 'Архив не открылся',
      text: 'Он испорчен или скачан не до конца. Скачайте его заново.',
    },
    'archive-locked': {
      title: 'Архив закрыт паролем',
      text: 'Распакуйте его своим паролем и перетащите файлы .xml и .sig.',
    },
    'archive-large': {
      title: 'Архив слишком велик',
      text: 'В нем больше 200 файлов или больше 100 МБ после распаковки.',
    },
    'archive-without-extract': {
      title: 'В архиве нет выписки',
      text: 'Внутри нет ни одного файла .xml. Если там PDF, попросите у того, кто прислал, полный архив.',
    },
    'lonely-signature': {
      title: 'Это подпись без файла',
      text: 'Перетащите ее вместе с выпиской: файл .xml и файл .sig одним движением.',
    },
    'too-many': {
      title: 'Слишком много файлов сразу',
      text: 'Читаем до 20 файлов за раз. Перетащите остальные потом.',
    },
    unreadable: {
      title: 'Файл не открылся',
      text: 'Браузер не смог его прочитать: файл перенесли, удалили или это папка. Выберите его еще раз.',
    },
    failed: {
      title: 'Не хватило памяти',
      text: 'Вкладка не смогла прочитать файл. Закройте другие вкладки и повторите.',
    },
  }
