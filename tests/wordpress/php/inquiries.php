<?php
/** The site's data about an address: posts, and the results of export and erasure. */

require __DIR__ . '/load.php';

[ 'email' => $email, 'erase' => $erase ] = kulla_input();
wp_set_current_user( get_user_by( 'login', 'administrator' )->ID );
$answer = [
	'posts'  => array_map( fn( $post ) => [ 'status' => $post->post_status, 'title' => $post->post_title, 'inquiry' => kulla_inquiry_of( $post ) ], kulla_inquiries_of( $email, 1 ) ),
	'export' => kulla_export_inquiries( $email ),
	'mails'  => array_map( 'json_decode', @file( getenv( 'KULLA_MAILS' ) ) ?: [] ),
];
if ( $erase ) $answer['erased'] = kulla_erase_inquiries( $email );
kulla_answer( $answer );
