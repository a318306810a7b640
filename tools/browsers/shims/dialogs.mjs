import { addStyles } from './styles.mjs';

const focusable =
  'a[href],button:not([disabled]),input:not([disabled]),select:not([disabled]),' +
  'textarea:not([disabled]),[tabindex]';
const styles = `:where(dialog){position:fixed;inset:0;z-index:10001;margin:auto;
height:-moz-fit-content;height:fit-content;border:solid;padding:1em;background:#fff;color:#000}
dialog:not([open]){display:none}:where(dialog[open]){display:block;overflow:auto}
dialog[open]{box-shadow:0 0 0 200vmax rgb(10 14 17/.6)!important}
dialog[open]::before{content:"";position:fixed;inset:0;z-index:-1}`;

/**
 * Open modal dialogs, the latest one last, each with the element that had the focus before it
 * opened.
 */
const modal = [];

/**
 * Polyfills `<dialog>` for Safari before 15.4 and Firefox before 98: the dialog is above the page,
 * traps the focus, and closes on Escape.
 */
export function polyfillDialogs() {
  const { prototype } = globalThis.HTMLDialogElement ?? HTMLUnknownElement;
  if (prototype.showModal) return;
  if (!('open' in prototype))
    Object.defineProperty(prototype, 'open', { get: isOpen, set: setOpen });
  Object.assign(prototype, { show, showModal, close });
  addStyles(styles);
  addEventListener('keydown', onKey);
  addEventListener('focusin', keepFocus);
}

function isOpen() {
  return this.hasAttribute('open');
}

function setOpen(open) {
  this.toggleAttribute('open', open);
}

function show() {
  this.setAttribute('open', '');
}

function showModal() {
  if (this.open) throw new DOMException('The dialog is open.', 'InvalidStateError');
  modal.push({ dialog: this, before: document.activeElement });
  this.setAttribute('open', '');
  this.setAttribute('aria-modal', 'true');
  this.setAttribute('role', 'dialog');
  focusIn(this);
}

function close() {
  if (!this.open) return;
  this.removeAttribute('open');
  const index = modal.findIndex(({ dialog }) => dialog === this);
  if (index >= 0) modal.splice(index, 1)[0].before?.focus?.();
  setTimeout(() => this.dispatchEvent(new Event('close')));
}

function focusIn(dialog) {
  if (!dialog.hasAttribute('tabindex')) dialog.tabIndex = -1;
  (dialog.querySelector('[autofocus]') ?? dialog.querySelector(focusable) ?? dialog).focus();
}

function onKey(event) {
  const top = topmost();
  if (event.key !== 'Escape' || !top || event.defaultPrevented) return;
  event.preventDefault();
  if (top.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close();
}

function keepFocus({ target }) {
  const top = topmost();
  if (top && target instanceof Node && !top.contains(target)) focusIn(top);
}

/** Returns the topmost open dialog. A dialog that was removed from the page counts as closed. */
function topmost() {
  while (modal.length > 0 && !modal[modal.length - 1].dialog.isConnected) modal.pop();
  return modal[modal.length - 1]?.dialog;
}
