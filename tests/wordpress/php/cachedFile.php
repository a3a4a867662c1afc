<?php
/** A copy of a file at first, after an hour and when it was fetched again; and one whose file is gone. */

require __DIR__ . '/load.php';

[ 'url' => $url, 'gone' => $gone ] = kulla_input();
$old    = time() - 1;
$answer = [ 'first' => kulla_cached_file( $url ) ];
update_option( kulla_cache_name( $url ), [ 'until' => $old, 'body' => 'an earlier copy' ], false );
$answer['afterAnHour'] = kulla_cached_file( $url );
if ( wp_next_scheduled( 'kulla_refresh_file', [ $url ] ) ) do_action( 'kulla_refresh_file', $url );
$answer['refreshed'] = kulla_cached_file( $url );
update_option( kulla_cache_name( $gone ), [ 'until' => $old, 'body' => 'the last good copy' ], false );
do_action( 'kulla_refresh_file', $gone );
$answer['whileGone'] = kulla_cached_file( $gone );
kulla_answer( $answer );
