import net from 'node:net';
import readline from 'node:readline';

const ANSWERS = {
  EHLO: '250 here',
  HELO: '250 here',
  MAIL: '250 go on',
  RSET: '250 forgotten',
  NOOP: '250 well',
  DATA: '354 go on',
  QUIT: '221 bye',
};

/**
 * Creates a minimal mail server: `rcpt()` decides whether an address is accepted, `onMail(text)`
 * receives each mail.
 */
export function smtpServer({ rcpt, onMail }) {
  return net.createServer((socket) => {
    socket.on('error', () => undefined);
    const reply = (line) => socket.writable && socket.write(`${line}\r\n`);
    let mail = null;
    reply('220 here');
    readline
      .createInterface({ input: socket, crlfDelay: Infinity })
      .on('error', () => undefined)
      .on('line', (line) => {
        if (mail === null) {
          const command = line.slice(0, 4).toUpperCase();
          if (command === 'DATA') mail = [];
          reply(command === 'RCPT' ? rcpt() : (ANSWERS[command] ?? '500 what?'));
          if (command === 'QUIT') socket.end();
        } else if (line === '.') {
          const text = mail.join('\n');
          mail = null;
          void onMail(text).then(() => reply('250 taken'));
        } else {
          mail.push(line);
        }
      });
  });
}
