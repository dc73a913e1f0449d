import styles from './styles.module.css';

/** Says that a page is there as text only, because of its code. @param broken whether the code came and failed */
export function noteWithoutCode(broken = false): HTMLElement {
  const note = document.createElement('div');
  note.className = styles.note ?? '';
  note.dataset['withoutCode'] = '';
  note.role = 'status';
  note.innerHTML = `<p class="wrap"><span>這一頁的程式${broken ? '出了錯' : '沒有載入成功'}，以下是它的內容；篩選、切換等互動暫時不能用。</span> <button type="button" class="${styles.again}">重新載入</button></p>`;
  note.querySelector('button')?.addEventListener('click', () => window.location.reload());
  return note;
}
