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
 * Creates a minimal mail server: `rcpt()` decides whether an address is accepted, `take(text)`
 * receives each mail.
 */
export function smtpServer({ rcpt, take }) {
  return net.createServer((socket) => {
    socket.on('error', () => undefined);
    const say = (line) => socket.writable && socket.write(`${line}\r\n`);
    let mail = null;
    say('220 here');
    readline
      .createInterface({ input: socket, crlfDelay: Infinity })
      .on('error', () => undefined)
      .on('line', (line) => {
        if (mail === null) {
          const word = line.slice(0, 4).toUpperCase();
          if (word === 'DATA') mail = [];
          say(word === 'RCPT' ? rcpt() : (ANSWERS[word] ?? '500 what?'));
          if (word === 'QUIT') socket.end();
        } else if (line === '.') {
          const text = mail.join('\n');
          mail = null;
          void take(text).then(() => say('250 taken'));
        } else {
          mail.push(line);
        }
      });
  });
}
